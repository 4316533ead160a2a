/** The pages of the office, from the table of routes, and for each the first scene in which somebody may open it. */
import { matchPath } from 'react-router-dom';
import { judge } from '../../../web/app/guards.ts';
import { routes } from '../../../web/app/routes.ts';
import type { Session } from '../../../web/lib/session.ts';
import { PLACES, type Place } from './scenes.ts';

export const OFFICE_PATHS: readonly string[] = routes.filter(({ guard }) => guard === 'staff').map(({ path }) => path);

function opens(place: Place, path: string): boolean {
  const match = matchPath(`/${path}`, `/${place.path.split('?')[0]}`);
  if (!match || place.silent) return false;
  return judge('staff', place.scene.session as Session, { segment: 'ru', path, params: match.params }).allow;
}

export const sceneOf = (path: string): Place | undefined => PLACES.find((place) => opens(place, path));
