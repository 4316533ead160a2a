/**
 * The texts of a source file by its syntax: every string, template and text of a page, and which Russian one stands
 * beside which Kazakh one. A placeholder is written `{name}`.
 */
import ts from 'typescript';

export type Language = 'ru' | 'kk';
export type Pair = { readonly at: string; readonly ru: string; readonly kk: string };
export type SourceText = { readonly language: Language | undefined; readonly text: string };
export type SourceTexts = {
  readonly texts: readonly SourceText[];
  readonly pairs: readonly Pair[];
  /** Places of a pair where one language has a key or an item that the other has not. */
  readonly lonely: readonly string[];
  /** Cyrillic letters outside comments; how many were read, stand in texts, and in texts that have a partner. */
  readonly letters: { readonly all: number; readonly seen: number; readonly paired: number; readonly inTexts: number };
};

const lettersIn = (text: string): number => text.match(/[\u0400-\u04ff]/g)?.length ?? 0;

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression | ts.JsxText =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);

/** What an expression shows: its own words, and the names of what it puts in. */
function said(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => said(span.expression) + span.literal.text).join('');
  if (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) return `{${node.getText()}}`;
  if (ts.isCallExpression(node)) return node.arguments.map(said).join('');
  if (ts.isConditionalExpression(node)) return `${said(node.whenTrue)} ${said(node.whenFalse)}`;
  if (ts.isBinaryExpression(node)) return `${said(node.left)}${said(node.right)}`;
  if (ts.isParameter(node) || ts.isTypeNode(node)) return '';
  return inner(node).map(said).join('');
}

const inner = (node: ts.Node): ts.Node[] => {
  const found: ts.Node[] = [];
  node.forEachChild((child) => {
    found.push(child);
  });
  return found;
};

/** The object or list that an expression is or returns. */
function bare(node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return bare(node.expression);
  if (ts.isArrowFunction(node)) {
    const body = bare(node.body);
    return ts.isObjectLiteralExpression(body) || ts.isArrayLiteralExpression(body) ? body : node;
  }
  return node;
}

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
    ? property.name.text
    : property.name?.getText();

function propertiesOf(node: ts.ObjectLiteralExpression): Map<string, ts.Node> {
  const named = node.properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === undefined) return [];
    return [[name, ts.isPropertyAssignment(property) ? property.initializer : property] as const];
  });
  return new Map(named);
}

/** What stands for Russian and what for Kazakh: the keys of an object, two constants, or a choice by language. */
function sides(node: ts.Node): { at: string; ru: ts.Node; kk: ts.Node } | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const by = propertiesOf(node);
    for (const [first, second] of [
      ['RU', 'KK'],
      ['ru', 'kk'],
    ] as const) {
      const [ru, kk] = [by.get(first), by.get(second)];
      if (ru && kk) return { at: '', ru, kk };
    }
  }
  if (ts.isConditionalExpression(node) && /===\s*'(?:KK|kk)'/.test(node.condition.getText()))
    return { at: '', ru: node.whenFalse, kk: node.whenTrue };
  if (ts.isConditionalExpression(node) && /===\s*'(?:RU|ru)'/.test(node.condition.getText()))
    return { at: '', ru: node.whenTrue, kk: node.whenFalse };
  return undefined;
}

/** `X_RU` beside `X_KK`, `daysInRussian` has no partner and is a text of its own. */
function constantPairs(file: ts.SourceFile): { at: string; ru: ts.Node; kk: ts.Node }[] {
  const made = new Map<string, ts.Node>();
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        if (one.initializer && ts.isIdentifier(one.name)) made.set(one.name.text, one.initializer);
  return [...made].flatMap(([name, ru]) => {
    const kk = /(?:^|_)RU$|Russian$/.test(name)
      ? made.get(name.replace(/RU$/, 'KK').replace(/Russian$/, 'Kazakh'))
      : undefined;
    return kk ? [{ at: name, ru, kk }] : [];
  });
}

/** What the walk through a file has found so far. */
type Found = {
  readonly name: string;
  readonly pairs: Pair[];
  readonly lonely: string[];
  readonly spoken: Map<ts.Node, Language>;
};

function claim(found: Found, node: ts.Node, language: Language): void {
  if (isText(node)) found.spoken.set(node, language);
  for (const child of inner(node)) claim(found, child, language);
}

function match(found: Found, at: string, left: ts.Node, right: ts.Node): void {
  const [ru, kk] = [bare(left), bare(right)];
  if (ts.isObjectLiteralExpression(ru) && ts.isObjectLiteralExpression(kk)) matchObjects(found, at, ru, kk);
  else if (ts.isArrayLiteralExpression(ru) && ts.isArrayLiteralExpression(kk)) matchLists(found, at, ru, kk);
  else {
    const pair = { at: `${found.name}${at}`, ru: said(ru).trim(), kk: said(kk).trim() };
    if (lettersIn(pair.ru) > 0 || lettersIn(pair.kk) > 0) found.pairs.push(pair);
  }
  claim(found, ru, 'ru');
  claim(found, kk, 'kk');
}

function matchObjects(found: Found, at: string, ru: ts.ObjectLiteralExpression, kk: ts.ObjectLiteralExpression): void {
  const [inRussian, inKazakh] = [propertiesOf(ru), propertiesOf(kk)];
  for (const key of new Set([...inRussian.keys(), ...inKazakh.keys()])) {
    const [one, other] = [inRussian.get(key), inKazakh.get(key)];
    if (one && other) match(found, `${at}.${key}`, one, other);
    else found.lonely.push(`${found.name}${at}.${key}`);
  }
}

function matchLists(found: Found, at: string, ru: ts.ArrayLiteralExpression, kk: ts.ArrayLiteralExpression): void {
  if (ru.elements.length !== kk.elements.length) found.lonely.push(`${found.name}${at}[]`);
  ru.elements.forEach((one, index) => {
    const other = kk.elements[index];
    if (other) match(found, `${at}[${index}]`, one, other);
  });
}

function findPairs(found: Found, node: ts.Node, at: string, matched: ReadonlySet<ts.Node>): void {
  if (matched.has(node)) return;
  const here = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? `${at}.${node.name.getText()}` : at;
  const both = sides(node);
  if (both) match(found, here, both.ru, both.kk);
  else for (const child of inner(node)) findPairs(found, child, here, matched);
}

/** The words of a text itself, without those inside its placeholders: they are texts of their own. */
const ownWords = (node: ts.StringLiteralLike | ts.TemplateExpression | ts.JsxText): string =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('')
    : node.text;

function nodesOf(node: ts.Node): ts.Node[] {
  return [node, ...inner(node).flatMap(nodesOf)];
}

export function readSource(name: string, source: string): SourceTexts {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kindOf(name));
  const found: Found = { name, pairs: [], lonely: [], spoken: new Map() };
  const constants = constantPairs(file);
  for (const { at, ru, kk } of constants) match(found, `.${at}`, ru, kk);
  findPairs(found, file, '', new Set(constants.flatMap(({ ru, kk }) => [ru, kk])));

  const nodes = nodesOf(file);
  const texts = nodes
    .filter(isText)
    .map((node) => ({ language: found.spoken.get(node), text: ownWords(node) }))
    .filter(({ text }) => lettersIn(text) > 0);
  const count = (given: readonly SourceText[]) => given.reduce((sum, { text }) => sum + lettersIn(text), 0);
  const noText = nodes
    .filter((node) => ts.isRegularExpressionLiteral(node) || ts.isIdentifier(node))
    .reduce((sum, node) => sum + lettersIn(node.text), 0);
  const inTexts = count(texts);
  const paired = count(texts.filter(({ language }) => language));
  const all = lettersIn(withoutComments(file));
  return { texts, pairs: found.pairs, lonely: found.lonely, letters: { all, seen: inTexts + noText, paired, inTexts } };
}

const kindOf = (name: string): ts.ScriptKind => (name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Every token as it is written: comments are no tokens. */
function withoutComments(file: ts.SourceFile): string {
  const tokens: string[] = [];
  const walk = (node: ts.Node): void => {
    const children = node.getChildren(file).filter(({ kind }) => !isJsDoc(kind));
    if (children.length === 0) tokens.push(node.getText(file));
    for (const child of children) walk(child);
  };
  walk(file);
  return tokens.join(' ');
}
const isJsDoc = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode;
