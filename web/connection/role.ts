/** Whose keys the page keeps: an owner of a salon, the agent that acts for people, a customer. */
export type Role = 'owner' | 'agent' | 'customer';

/** Who can own a grant, and have a conversation. */
export type PersonRole = Exclude<Role, 'agent'>;
