import { Branches } from '../model/branch.ts';
import { request } from './client.ts';

/** `GET /rest/location/`: the branches that can be read */
export const fetchBranches = (signal?: AbortSignal) =>
  request({ method: 'GET', path: '/rest/location/', schema: Branches, signal });
