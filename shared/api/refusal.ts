import { ApiError } from './errors.ts';

/** Whether the shop understood and said no (4xx): its message says why, and asking again changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
