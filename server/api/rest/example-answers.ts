/** Answers to the examples of openapi.json, as the product gave them: a test writes and compares their file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../schema/rest/examples/answers.json');
const ANSWERS = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, unknown>>;

export const answerExampleOf = (method: string, path: string): unknown => ANSWERS[`${method} ${path}`];
