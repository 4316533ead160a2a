import type { MyData } from '../../use-cases/people/my-data.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';

export type MyDataApiDeps = { myData: MyData };

export const myDataResolvers = ({ myData }: MyDataApiDeps): Resolvers => ({
  Mutation: {
    async downloadMyData(_root, _args, context) {
      const answer = await myData.download(borrowerOf(context), context.commandId);
      return 'refusal' in answer
        ? { file: null, errors: userErrors([answer], context.locale) }
        : { file: answer.file, errors: [] };
    },
  },
});
