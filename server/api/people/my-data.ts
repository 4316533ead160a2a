import { codeForm } from '../../../schema/forms/access.ts';
import type { MyData } from '../../use-cases/people/my-data.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { userErrors } from '../user-errors.ts';
import { codeOwner } from './forgetting.ts';
import { sentPayload, withForm } from './forms.ts';

export type MyDataApiDeps = { myData: MyData };

export const myDataResolvers = ({ myData }: MyDataApiDeps): Resolvers => ({
  Mutation: {
    requestMyDataCode: async (_root, _args, context) =>
      sentPayload(await myData.requestCode(codeOwner(context)), context),
    downloadMyData: (_root, input, context) =>
      withForm(
        codeForm,
        input,
        context,
        (errors) => ({ file: null, errors }),
        async ({ code }) => {
          const answer = await myData.download(codeOwner(context), code);
          return 'refusal' in answer
            ? { file: null, errors: userErrors([answer], context.locale) }
            : { file: answer.file, errors: [] };
        },
      ),
  },
});
