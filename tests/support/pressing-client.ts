import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphqlClient } from '../e2e/drivers/graphql.ts';
import { PATIENCE_MS } from './size.ts';

const PAUSE_MS = 200;

export class PressingClient extends GraphqlClient {
  /** The server's code for each failed request, or that there was no answer. */
  readonly trouble: string[] = [];
  answered = 0;

  override async call(query: string, variables: Record<string, unknown> = {}, key: string = randomUUID()) {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      try {
        const answer = await super.call(query, variables, key);
        this.answered += 1;
        return answer;
      } catch (error) {
        const said = /"code":"([A-Z_]+)"/.exec(String(error))?.[1] ?? 'NO_ANSWER';
        this.trouble.push(said);
        if (Date.now() > end) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }
}
