import { Branch, Branches } from '../model/branch.ts';
import { ask, segment } from './client.ts';

/** `GET /rest/location/`: the branches. Invalid branches are omitted */
export const fetchBranches = (signal?: AbortSignal) =>
  ask({ path: '/rest/location/', schema: Branches, signal });

/** `GET /rest/location/{id}`: a branch */
export const fetchBranch = (id: string, signal?: AbortSignal) =>
  ask({
    path: `/rest/location/${segment(id)}`,
    schema: Branch,
    signal,
  });
