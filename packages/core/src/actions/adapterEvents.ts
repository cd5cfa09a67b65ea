/** What is loaded with the first event. Apart from the code itself, which everything that connects imports as well. */
export { handleAdapterEvent } from './handleAdapterEvent.js'
