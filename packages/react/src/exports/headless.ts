'use client'
export { type UsePorticoPairingResult, usePorticoPairing } from '../hooks/usePorticoPairing.js'
export { type UsePorticoWalletsResult, usePorticoWallets } from '../hooks/usePorticoWallets.js'
