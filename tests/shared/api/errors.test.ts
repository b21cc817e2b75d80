import { expect, test } from 'vitest';
import { ApiError, isRefusal, isUncertain, mayBeMade } from '../../../shared/api/errors.ts';

test.each([400, 402, 403, 404, 405, 409, 410, 413, 422, 451, 499])(
  'an ApiError with status %i is a refusal',
  (status) => {
    const error = new ApiError(status, '');
    expect([isRefusal(error), isUncertain(error)]).toEqual([true, false]);
  },
);

test.each([0, 200, 204, 302, 399, 408, 425, 429, 500, 502, 503, 504, 599])(
  'an ApiError with status %i is uncertain, because the shop may have applied the change',
  (status) => {
    const error = new ApiError(status, '');
    expect([isRefusal(error), isUncertain(error)]).toEqual([false, true]);
    expect([mayBeMade(error, false, true), mayBeMade(error, true, true)]).toEqual([true, true]);
  },
);

test('an ApiError with status 401 is no refusal, and mayBeMade() returns true only after an earlier attempt', () => {
  const error = new ApiError(401, '');
  expect([isRefusal(error), isUncertain(error)]).toEqual([false, false]);
  expect([mayBeMade(error, false, true), mayBeMade(error, true, true)]).toEqual([false, true]);
});

test('if the device is offline and the first attempt gets no response, mayBeMade() returns false', () => {
  const made = (status: number) => mayBeMade(new ApiError(status, ''), false, false);
  expect([made(0), made(504)]).toEqual([false, true]);
});

test('isRefusal() returns false for an error that is not an ApiError', () => {
  expect(['expired', undefined, Error('400')].map(isRefusal)).toEqual([false, false, false]);
});
