/** Characters of what the staff tell a guest about an order or a reservation. */
export const MAX_ANSWER_LENGTH = 300

/** Characters of the reason of a refund. */
export const MAX_REFUND_REASON_LENGTH = 200

/** Characters of a search in the lists of the staff. */
export const MAX_SEARCH_LENGTH = 100
