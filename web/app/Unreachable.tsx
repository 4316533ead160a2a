import { refreshSession, useSessionState } from '../lib/session.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { ToTechnicalWork } from '../ui/ToTechnicalWork.tsx';

export const Unreachable = () =>
  useSessionState().offline ? <NotLoaded again={refreshSession} /> : <ToTechnicalWork />;
