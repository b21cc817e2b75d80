// Reloads the page after a source has changed or the server has restarted.
const changes = new EventSource('/demo/changes');
let isBack = false;

changes.onmessage = () => location.reload();
changes.onopen = () => {
  if (isBack) location.reload();
  isBack = true;
};

// Makes this file a module, so that its names are not global.
export {};
