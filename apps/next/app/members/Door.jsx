'use client'

import { useRouter } from 'next/navigation'
import { PorticoButton, usePorticoEvents, usePorticoSession } from 'portico/react'
import { useEffect } from 'react'

/** The way in and out. When that changes, the server draws the page anew. */
export function Door({ isIn }) {
  const router = useRouter()
  const { isSignedIn, signOut } = usePorticoSession()
  const { data } = usePorticoEvents()
  // The server hears of the end of a connection a moment after the page.
  const hasLeft = data.event === 'DISCONNECT_SUCCESS'
  useEffect(() => {
    if (isSignedIn !== isIn || hasLeft) router.refresh()
  }, [isSignedIn, isIn, hasLeft, router])
  return (
    <div className="line">
      <PorticoButton />
      {isSignedIn ? (
        <button type="button" className="plain-button" onClick={signOut}>
          Sign out
        </button>
      ) : null}
    </div>
  )
}
