'use client'
export { useStoreOf } from '../hooks/useStoreOf.js'
