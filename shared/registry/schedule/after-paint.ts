/** Calls the function in the first task after the next frame, so that the function does not delay this frame. */
export const afterPaint = (run: () => void): number => requestAnimationFrame(() => setTimeout(run));
