import type { Send } from "../mail/mailer.ts";
import type { Chance } from "./chance.ts";

const MODES = ["takes", "takes", "refuses for now", "refuses for good", "hangs", "takes and dies"] as const;

/** A mail server that fails at random and remembers what it accepted. */
export class SimulatedMail {
  readonly #chance: Chance;
  /** Notices by the id of their enquiry. */
  readonly taken = new Set<string>();
  #mode: (typeof MODES)[number] = "takes";

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  change(): void {
    this.#mode = this.#chance.pick(MODES);
  }

  mend(): void {
    this.#mode = "takes";
  }

  /** @param isDead whether the sending process has ended */
  sender(isDead: () => boolean): Send {
    return async (mail, signal) => {
      if (isDead()) throw new Error("nobody sends");
      const refusal = (responseCode: number) =>
        Object.assign(new Error("refused"), {
          code: "EENVELOPE",
          responseCode,
          permanent: responseCode >= 500,
        });
      if (this.#mode === "refuses for now") throw refusal(451);
      if (this.#mode === "refuses for good") throw refusal(550);
      if (this.#mode === "hangs") {
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      }
      this.taken.add(mail.enquiry.id);
      if (this.#mode === "takes and dies") throw Object.assign(new Error("cut"), { code: "ECONNECTION" });
    };
  }
}
