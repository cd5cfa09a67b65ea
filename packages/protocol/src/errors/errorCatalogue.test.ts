import { describe, expect, it } from 'vitest'
import type { ErrorEntry } from './ErrorEntry.js'
import { type ErrorCode, errorCatalogue } from './errorCatalogue.js'
import { PorticoError } from './PorticoError.js'

const entries: [string, ErrorEntry][] = Object.entries(errorCatalogue)
const byCode = new Map(entries.map(([, entry]) => [entry.code, entry]))
// Enough facts for any message of the catalogue; which of them it reads is the message's own business.
const facts = {
  chain: 'eip155:7',
  chainId: 7,
  name: 'alice',
  network: 'eip155:7',
  reason: 'The service said why.',
  seconds: 12.1,
  status: 418,
  words: 'The service said no.',
}

function write(entry: ErrorEntry) {
  return typeof entry.message === 'function' ? entry.message(facts as never) : entry.message
}

describe('errorCatalogue', () => {
  it.each(entries)('names %s by the snake case of its export, once', (name, entry) => {
    expect(entry.code).toBe(name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
    expect(entries.filter(([, other]) => other.code === entry.code)).toHaveLength(1)
  })

  it.each<[ErrorCode, string]>([
    ['network_not_found', 'Network Not Found'],
    ['origin_not_allowed', 'Origin Not Allowed'],
    ['iframe_load_failed', 'Network Error - Could not load embedded wallet'],
    ['iframe_request_timeout', 'Embedded Wallet Request Timed Out'],
    ['unverified_domain', 'Unverified Domain'],
    ['session_expired', 'Session Expired'],
    ['invalid_project_id', 'Invalid Project ID'],
    ['project_id_not_configured', 'Project ID Not Configured'],
    ['server_error', 'Server Error'],
    ['services_unreachable', 'Services Not Reachable'],
    ['rate_limited', 'Rate Limited'],
    ['invalid_app_configuration', 'Invalid App Configuration'],
    ['multi_wallet_not_enabled', 'Multi-Wallet Not Enabled'],
  ])('heads the alert %s with "%s" and says in a sentence what to do [X-01]', (code, title) => {
    const entry = byCode.get(code)
    expect(entry).toMatchObject({ title, surface: 'alert' })
    expect(entry && write(entry)).toMatch(/^[A-Z].{40,}\.$/)
  })

  it.each<[ErrorCode, string]>([
    ['origin_not_allowed', 'Update the project configuration'],
    ['session_expired', 'Check that the clock of this device is right, then reconnect'],
  ])('tells the reader of %s: %s [X-01]', (code, advice) => {
    const entry = byCode.get(code)
    expect(entry && write(entry)).toContain(advice)
  })

  it('shows provider alerts and the analytics refusal once [X-01] [X-02]', () => {
    const once = entries.filter(([, entry]) => entry.surface === 'alert' && entry.once).map(([name]) => name)
    expect(once).toEqual(
      expect.arrayContaining([
        'originNotAllowed',
        'sessionExpired',
        'invalidProjectId',
        'invalidAppConfiguration',
      ]),
    )
  })

  it.each<[ErrorCode, string]>([
    ['request_aborted', 'Request was aborted'],
    ['frame_request_aborted', 'Something went wrong'],
    ['frame_reply_error', 'An error occurred'],
    ['email_login_unavailable', 'Unable to load email login dependency'],
    ['frame_not_set', 'W3mFrame: iframe is not set'],
    ['rpc_not_allowed', 'Requested RPC call is not allowed'],
    ['email_cooldown', 'Please try again after 13 seconds'],
    ['auth_initialization_failed', 'A problem occurred while trying initialize authentication'],
    ['sign_message_failed', 'Error signing message'],
    ['token_balance_unavailable', 'Token Balance Unavailable'],
    ['fetch_transactions_failed', 'Failed to fetch transactions'],
    ['resolve_name_failed', 'Error resolving name'],
    ['fetch_name_suggestions_failed', 'Error fetching name suggestions'],
    ['fetch_names_failed', 'Error fetching names for address'],
    ['register_name_failed', 'Error registering name alice'],
    ['no_active_network', 'Network not found'],
    ['no_address_or_auth_connector', 'Address or auth connector not found'],
    ['send_details_required', 'An amount and receiver address are required'],
    ['send_token_required', 'A token is required'],
    ['gas_price_not_supported', 'Network not supported for Gas Price'],
    ['swaps_not_supported', 'Network not supported for Swaps'],
    ['not_connected', 'Please call connect() before request()'],
    ['sign_client_not_initialized', 'Sign Client not initialized'],
    ['no_rpc_url', 'No RPC url provided for chainId: 7'],
    ['no_rpc_provider', 'JSON-RPC provider for eip155:7 not found'],
    ['calls_status_not_approved', 'Fetching call status not approved by the wallet.'],
    ['capabilities_address_missing', 'Missing address parameter in `wallet_getCapabilities` request'],
    ['no_requested_chain_supported', 'The connector does not support any of the requested chains'],
    ['modal_closed', 'Modal closed'],
    ['connection_rejected', 'Connection rejected'],
    ['connect_failed', 'Failed to connect'],
    ['popup_closed', 'Popup closed'],
    ['social_connection_failed', 'Failed to initiate social connection'],
    ['chain_not_supported', 'Chain is not supported'],
    ['http_status', 'HTTP status code: 418'],
  ])('words %s exactly: %s', (code, text) => {
    const entry = byCode.get(code)
    expect(entry && write(entry)).toBe(text)
  })

  it.each<[ErrorCode, number]>([
    ['unrecognized_chain', 4902],
    ['switch_failed', 5000],
    ['invalid_chain_id', 32603],
    ['parse_error', -32700],
    ['invalid_request', -32600],
    ['method_not_found', -32601],
    ['invalid_params', -32602],
    ['internal_error', -32603],
    ['invalid_input', -32000],
    ['resource_not_found', -32001],
    ['request_pending', -32002],
    ['transaction_rejected', -32003],
    ['method_not_supported', -32004],
    ['limit_exceeded', -32005],
    ['rpc_version_not_supported', -32006],
    ['user_rejected', 4001],
    ['unauthorized', 4100],
    ['unsupported_method', 4200],
    ['provider_disconnected', 4900],
    ['chain_disconnected', 4901],
    ['unsupported_capability', 5700],
    ['unsupported_chain_id', 5710],
    ['duplicate_batch_id', 5720],
    ['unknown_batch_id', 5730],
    ['batch_too_large', 5740],
    ['atomicity_not_supported', 5760],
  ])('gives %s the code %i [X-08]', (code, rpcCode) => {
    expect(byCode.get(code)?.rpcCode).toBe(rpcCode)
  })

  it('makes an error of every entry', () => {
    for (const [, entry] of entries) {
      // Entries in general have no context type; the facts above serve them all.
      const error = new PorticoError(entry, { context: facts as never })
      expect(error.message).not.toBe('')
      expect(error.code).toBe(entry.code)
    }
  })
})
