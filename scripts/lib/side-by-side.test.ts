import { runScript } from "../../src/testing/run-script";

it("runs two steps at a time, after their dependencies, and returns outcomes in order", () => {
  const { stdout } = runScript(
    "scripts/lib/side-by-side.mjs",
    `
    const steps = [
      { name: "quick" }, { name: "slow" }, { name: "late", needs: ["slow"], after: ["not asked for"] },
      { name: "other" }, { name: "last" },
    ];
    const ms = { quick: 10, slow: 300, late: 10, other: 100, last: 10 };
    const events = [];
    const outcomes = await script.sideBySide(steps, async ({ name }, ended) => {
      events.push("+" + name);
      if (name === "late") events.push("after " + [...ended.values()].join());
      await new Promise((resolve) => setTimeout(resolve, ms[name]));
      events.push("-" + name);
      return name;
    });
    console.log(events.join(" ") + " = " + outcomes.join(" "));
  `,
  );
  const [events = "", outcomes] = stdout.trim().split(" = ");
  expect(events).toBe(
    "+quick +slow -quick +other -other +last -last -slow +late after quick,other,last,slow -late",
  );
  expect(outcomes).toBe("quick slow late other last");
});
