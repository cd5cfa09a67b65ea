'use client'
import { type Route, selectRoute } from '@portico/core'
import { usePorticoStore } from './usePorticoStore.js'

export function useRoute(): Route {
  return usePorticoStore(state => selectRoute(state.router))
}
