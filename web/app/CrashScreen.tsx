import { Component, type ReactNode } from 'react';
import { segmentIn } from '../lib/locale.ts';
import styles from './crash-screen.module.css';

type Props = { readonly children: ReactNode };
type State = { readonly crashed: boolean };

/** Both languages are in the code: this screen must work when the catalogues do not. */
const WORDS = {
  ru: {
    title: 'Страница не открылась',
    text: 'Данные завершённых шагов сохранены.',
    action: 'Обновить страницу',
  },
  kz: { title: 'Бет ашылмады', text: 'Аяқталған қадамдардың деректері сақталған.', action: 'Бетті жаңарту' },
} as const;

export class CrashScreen extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const words = WORDS[segmentIn(window.location.pathname) ?? 'ru'];
    return (
      <main className={styles.crash} role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {words.action}
        </button>
        <a href="tel:+77270000000">+7 727 000 00 00</a>
      </main>
    );
  }
}
