import { embedded } from 'portico/embedded'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'

/** With `?email` a page also has the embedded wallet. */
export const getEmailSources = () =>
  new URLSearchParams(location.search).has('email') ? [embedded({ vault: getPageAddresses().vault })] : []
