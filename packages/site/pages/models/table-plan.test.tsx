import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TablePlan } from "./table-plan.tsx";

test("two tops are drawn where they stand in the model", () => {
  const tops = [{ diameter: 80 }, { diameter: 60 }];
  const plan = renderToStaticMarkup(<TablePlan tops={tops} />);
  const drawn = [...plan.matchAll(/translate\((\S+) (\S+)\)/g)].map(([, x, z]) => [Number(x), Number(z)]);
  // 80, 6 and 60 cm, and room for the line on either side.
  expect(plan).toContain('width="148"');
  expect(drawn).toEqual(tableStanding(tops).map(({ x, z }) => [x, z]));
});
