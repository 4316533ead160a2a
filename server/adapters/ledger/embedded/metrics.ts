export type Metrics = {
  appends: number;
  eventsWritten: number;
  bytesWritten: number;
  alreadyThere: number;
  wrongRevision: number;
  refused: number;
  commits: number;
  failedCommits: number;
  queuedPeak: number;
  reads: number;
  eventsRead: number;
  subscriptions: number;
};

export function newMetrics(): Metrics {
  return {
    appends: 0,
    eventsWritten: 0,
    bytesWritten: 0,
    alreadyThere: 0,
    wrongRevision: 0,
    refused: 0,
    commits: 0,
    failedCommits: 0,
    queuedPeak: 0,
    reads: 0,
    eventsRead: 0,
    subscriptions: 0,
  };
}
