// Loads the page again when a source has changed, and when the server is back after a restart.
const changes = new EventSource('/demo/changes');
let isBack = false;

changes.onmessage = () => location.reload();
changes.onopen = () => {
  if (isBack) location.reload();
  isBack = true;
};

// A module of its own, not a script that shares its names.
export {};
