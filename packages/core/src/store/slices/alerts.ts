/** A message for the site's developer, shown in debug mode. */
export interface Alert {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly message: string
  /** The page of the documentation about it, where it is known where that is. */
  readonly link: string | undefined
}

export interface AlertsState {
  readonly items: readonly Alert[]
  /** Codes that may not be shown again. */
  readonly shown: readonly string[]
}

export const initialAlerts: AlertsState = { items: [], shown: [] }

/** A second alert of the same code takes the place of the first, unless it says nothing new. */
export function addAlert(state: AlertsState, alert: Alert, once: boolean): AlertsState {
  const isKnown = state.items.some(({ code, message }) => code === alert.code && message === alert.message)
  if (isKnown || state.shown.includes(alert.code)) return state
  return {
    items: [...state.items.filter(other => other.code !== alert.code), alert],
    shown: once ? [...state.shown, alert.code] : state.shown,
  }
}

export function removeAlert(state: AlertsState, id: string): AlertsState {
  const items = state.items.filter(alert => alert.id !== id)
  return items.length === state.items.length ? state : { ...state, items }
}
