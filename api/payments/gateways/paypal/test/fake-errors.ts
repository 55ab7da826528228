import type { FakeAnswer } from '../../../../test/payments/serve-fake.ts'

const ERRORS = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
} as const

/** A refusal in PayPal's form. Of the two texts of a detail only the issue is for programs. */
export function refusal(status: keyof typeof ERRORS, issue?: string): FakeAnswer {
  const [name, message] = ERRORS[status]
  const details = issue === undefined ? {} : { details: [{ issue }] }
  return { status, json: { name, message, debug_id: 'b1d1f06c7246c', ...details } }
}
