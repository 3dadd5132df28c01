/** The customer's set, in the order in which it is shown (K1). */
export type CustomerToolName =
    | 'find_service_type'
    | 'search_slots'
    | 'get_salon'
    | 'get_free_times'
    | 'book_appointment'
    | 'list_my_appointments'
    | 'cancel_appointment';
