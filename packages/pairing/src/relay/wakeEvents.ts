/** The page became visible or online again. */
export const wakeEvents = ['online', 'focus', 'visibilitychange']
