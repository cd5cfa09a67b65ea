import { lazy } from '@portico/core/adapter'

export const activityPanel = lazy(async () => (await import('../../activity/ActivityView.js')).ActivityView)
