import { makeSandboxPost } from '../../server/adapters/post-office/sandbox.ts';
import { sandboxLine } from '../support/provider-bench.ts';
import { payoutContract } from './payout-provider.contract.ts';

payoutContract({
  name: 'the sandbox post',
  make: () =>
    sandboxLine((kit) => {
      const provider = makeSandboxPost(kit);
      return { provider, read: provider.readCallback, finish: provider.complete };
    }),
  destination: { kind: 'POST', postOfficeId: 'KZ-050000' },
});
