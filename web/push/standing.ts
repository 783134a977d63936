/** What this browser can do about notices. `homeScreen`: nothing before the site is on its home screen. */
export type Standing = NotificationPermission | 'homeScreen' | 'none';

export function standing(): Standing {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return Notification.permission;
  return isOfApple() && !isInstalled() ? 'homeScreen' : 'none';
}

/** The site was opened from the home screen, or as a program of its own. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
}

/** An iPhone or an iPad, which may say that it is a Mac: but it has a screen to be touched. */
function isOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
