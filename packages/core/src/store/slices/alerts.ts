/** A message for the site's developer, shown in debug mode. */
export interface Alert {
  readonly id: string
  readonly code: string
  readonly level: 'error' | 'info'
  readonly title: string
  readonly message: string
  readonly link: string | undefined
}

export interface AlertsState {
  readonly items: readonly Alert[]
  readonly shown: readonly string[]
}

export const initialAlerts: AlertsState = { items: [], shown: [] }

/** An alert replaces an earlier one of the same code, unless the message is equal. */
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
