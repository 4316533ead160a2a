/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Session {\n  session {\n    signedIn\n    roles\n    locale\n    firstName\n    maskedPhone\n    step\n    registrationCompleted\n    lock {\n      lockedUntil\n      lockDays\n    }\n    lastLoan {\n      id\n      status\n    }\n    today\n    demo\n  }\n}\n\nmutation SignOut {\n  signOut {\n    ok\n    errors {\n      code\n    }\n  }\n}": typeof types.SessionDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n  }\n}\n\nquery PriceExample($input: QuoteInput!) {\n  quote(input: $input) {\n    quote {\n      price {\n        issueDate\n        returnDate\n        days\n        amount\n        total\n        overpayment\n        annualEffectiveRate\n      }\n    }\n  }\n}": typeof types.SignInDocument,
};
const documents: Documents = {
    "query Session {\n  session {\n    signedIn\n    roles\n    locale\n    firstName\n    maskedPhone\n    step\n    registrationCompleted\n    lock {\n      lockedUntil\n      lockDays\n    }\n    lastLoan {\n      id\n      status\n    }\n    today\n    demo\n  }\n}\n\nmutation SignOut {\n  signOut {\n    ok\n    errors {\n      code\n    }\n  }\n}": types.SessionDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n  }\n}\n\nquery PriceExample($input: QuoteInput!) {\n  quote(input: $input) {\n    quote {\n      price {\n        issueDate\n        returnDate\n        days\n        amount\n        total\n        overpayment\n        annualEffectiveRate\n      }\n    }\n  }\n}": types.SignInDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Session {\n  session {\n    signedIn\n    roles\n    locale\n    firstName\n    maskedPhone\n    step\n    registrationCompleted\n    lock {\n      lockedUntil\n      lockDays\n    }\n    lastLoan {\n      id\n      status\n    }\n    today\n    demo\n  }\n}\n\nmutation SignOut {\n  signOut {\n    ok\n    errors {\n      code\n    }\n  }\n}"): (typeof documents)["query Session {\n  session {\n    signedIn\n    roles\n    locale\n    firstName\n    maskedPhone\n    step\n    registrationCompleted\n    lock {\n      lockedUntil\n      lockDays\n    }\n    lastLoan {\n      id\n      status\n    }\n    today\n    demo\n  }\n}\n\nmutation SignOut {\n  signOut {\n    ok\n    errors {\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n  }\n}\n\nquery PriceExample($input: QuoteInput!) {\n  quote(input: $input) {\n    quote {\n      price {\n        issueDate\n        returnDate\n        days\n        amount\n        total\n        overpayment\n        annualEffectiveRate\n      }\n    }\n  }\n}"): (typeof documents)["mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    errors {\n      code\n      field\n      message\n    }\n  }\n}\n\nquery PriceExample($input: QuoteInput!) {\n  quote(input: $input) {\n    quote {\n      price {\n        issueDate\n        returnDate\n        days\n        amount\n        total\n        overpayment\n        annualEffectiveRate\n      }\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;