/** Counts checks by group; prints a line for each group, and failures immediately. */
export class Report {
  passed = 0;
  failed = 0;

  /**
   * Runs a group of checks and prints its line.
   * @param name of the group: `nginx: routes`
   * @param work calls `check`; an error counts as one failure
   */
  async group(name: string, work: (check: Check) => Promise<void> | void): Promise<void> {
    const before = { passed: this.passed, failed: this.failed };
    const check: Check = (what, is, wanted) => {
      const [found, right] = [JSON.stringify(is), JSON.stringify(wanted)];
      if (found === right) this.passed += 1;
      else this.#fail(`${name}: ${what} is ${found}, not ${right}`);
    };
    try {
      await work(check);
    } catch (error) {
      this.#fail(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const [passed, failed] = [this.passed - before.passed, this.failed - before.failed];
    // A group without checks is a failure.
    if (passed + failed === 0) this.#fail(`${name}: nothing was checked`);
    console.log(
      `${failed > 0 || passed === 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed`,
    );
  }

  #fail(message: string): void {
    this.failed += 1;
    console.error(`  ${message}`);
  }
}

/** Compares an actual with an expected value, as JSON. */
export type Check = (what: string, is: unknown, wanted: unknown) => void;
