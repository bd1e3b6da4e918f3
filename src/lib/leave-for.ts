/** Replaces this page in the history. Tests mock this file, because jsdom can't navigate. */
export const leaveFor = (address: string): void => location.replace(address);
