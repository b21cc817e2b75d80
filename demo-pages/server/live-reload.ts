// Reloads the page after a source has changed and after the server has restarted.
const changes = new EventSource('/demo/changes');
let isBack = false;

changes.onmessage = () => location.reload();
changes.onopen = () => {
  if (isBack) location.reload();
  isBack = true;
};

// Makes this file a module with its own scope.
export {};
