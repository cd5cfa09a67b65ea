import { embedded } from 'portico/embedded'
import { getPageAddresses } from '../../../../scripts/sandbox/addresses.mjs'

/** With `?email` a page also has the embedded wallet. */
export const getEmailSources = () =>
  new URLSearchParams(location.search).has('email') ? [embedded({ vault: getPageAddresses().vault })] : []
