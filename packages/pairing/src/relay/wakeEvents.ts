export const wakeEvents = ['online', 'focus', 'visibilitychange']
