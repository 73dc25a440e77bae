/** Pages by path; the server gives the same document for all of them. */

export const route: { path: string } = $state({ path: location.pathname });

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route.path = location.pathname));
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.download || link.target) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname);
});
