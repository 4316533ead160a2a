/**
 * Messages of a read sent together: singly, each would wait for the previous one and become a packet and an encrypted
 * record.
 */
import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';

export class Page<M> {
  readonly messages: readonly M[];

  constructor(messages: readonly M[]) {
    this.messages = messages;
  }
}

export const sendPages: ServerInterceptor = (_method, call) => new PagedCall(call);

class PagedCall extends ServerInterceptingCall {
  override sendMessage(message: unknown, sent: () => void): void {
    const messages = message instanceof Page ? message.messages : [message];
    let left = messages.length;
    for (const one of messages) {
      super.sendMessage(one, () => {
        left -= 1;
        if (left === 0) sent();
      });
    }
  }
}
