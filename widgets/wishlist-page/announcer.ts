/** A place that screen readers watch, and the function that says something there. */
export function announcer(): [status: HTMLElement, announce: (text: string) => void] {
  const status = document.createElement('p');
  status.className = 'krume-hidden';
  status.setAttribute('role', 'status');
  return [
    status,
    (text) => {
      status.textContent = text;
    },
  ];
}
