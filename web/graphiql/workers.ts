import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** Replaces `graphiql/setup-workers/vite`, whose imports break the dependency optimiser. Variables need JSON. */
function getWorker(_module: string, label: string): Worker {
  if (label === 'graphql') return new GraphQLWorker();
  return label === 'json' ? new JsonWorker() : new EditorWorker();
}

Object.assign(globalThis, { MonacoEnvironment: { getWorker } });
