import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** Our own instead of `graphiql/setup-workers/vite`, whose imports break the dependency optimiser. JSON is needed for variables. */
function getWorker(_module: string, label: string): Worker {
  if (label === 'graphql') return new GraphQLWorker();
  return label === 'json' ? new JsonWorker() : new EditorWorker();
}

Object.assign(globalThis, { MonacoEnvironment: { getWorker } });
