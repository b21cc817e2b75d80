import { Branch, Branches } from '../model/branch.ts';
import { request, segment } from './client.ts';

/** `GET /rest/location/`: the branches that can be read */
export const fetchBranches = (signal?: AbortSignal) =>
  request({ method: 'GET', path: '/rest/location/', schema: Branches, signal, isPublic: true });

/** `GET /rest/location/{id}` */
export const fetchBranch = (id: string, signal?: AbortSignal) =>
  request({
    method: 'GET',
    path: `/rest/location/${segment(id)}`,
    schema: Branch,
    signal,
    isPublic: true,
  });
