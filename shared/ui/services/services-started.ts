let areStarted = false;

/** Returns whether the services of the shop have started on this page. */
export const servicesStarted = () => areStarted;

export function noteServicesStart(): void {
  areStarted = true;
}

/** Restores the state of a new page; for tests. */
export const resetServicesStarted = () => {
  areStarted = false;
};
