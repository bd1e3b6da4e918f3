/** Leaves this page for another one, which takes its entry in the history. Tests replace this file: jsdom can't navigate. */
export const leaveFor = (address: string): void => location.replace(address);
