import { threadId } from 'node:worker_threads';

// Node's channels reach every thread of the process, and test files run in two at a time: what one file broadcasts, an
// expired session, say, is not for the page of another.
const Shared = BroadcastChannel;

globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};
