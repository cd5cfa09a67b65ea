import { defineService } from '../query/defineService.js'
import { createDataService } from '../services/createDataService.js'

export const getDataService = /*#__PURE__*/ defineService('data', createDataService)
