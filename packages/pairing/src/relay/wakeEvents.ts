/** Somebody looks at the page again, or there is a network again. */
export const wakeEvents = ['online', 'focus', 'visibilitychange']
