import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Outbox, startOutbox } from "../mail/outbox.ts";
import { openSqliteStore, sqliteFile } from "../store/sqlite.ts";
import type { EnquiryStore, NewEnquiry } from "../store/store.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { integrityOf } from "../testing/integrity.ts";
import { Chance } from "./chance.ts";
import { SimulatedDisk } from "./simulated-disk.ts";
import { SimulatedMail } from "./simulated-mail.ts";

/** The test's clock: time passes only when it is set. */
type Clock = { advance: (ms: number) => Promise<unknown>; setBack: (ms: number) => void };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEPS_MS = [10, 1000, 20_000, 2 * MINUTE_MS, HOUR_MS];
/** Longer than the current mail may delay a stop. */
const STOP_MS = 10_000;
const QUIET = { info() {}, warn() {}, error() {} };

/** `lostSyncs` counts the crashes of disks that had not written what they said. */
export type Outcome = { acknowledged: number; crashes: number; mailed: number; lostSyncs: number };

/**
 * Store and outbox under one schedule of enquiries, faults and time drawn from `seed`: the store's own code on real SQLite,
 * the outbox's own code on the test's clock.
 * @throws where something acknowledged is lost, mailed without being stored, or never mailed. What a disk only said to have
 * written may be lost; nothing before that, and the database stays whole.
 */
export async function simulate(seed: number, folder: string, clock: Clock): Promise<Outcome> {
  const simulation = new Simulation(new Chance(seed), folder, clock);
  return simulation.run();
}

let emptied: Buffer | undefined;

/** The file of a new store. To make it anew is a fifth of the work: few schedules begin with that. */
function emptyStore(base: string): Buffer {
  if (emptied) return emptied;
  const folder = join(base, "empty");
  void openSqliteStore(folder).close();
  emptied = readFileSync(sqliteFile(folder));
  return emptied;
}

class Simulation {
  readonly #chance: Chance;
  readonly #mail: SimulatedMail;
  readonly #base: string;
  readonly #clock: Clock;
  #lives = 0;
  #disk: SimulatedDisk;
  #store!: EnquiryStore;
  #outbox!: Outbox;
  readonly #offered: NewEnquiry[] = [];
  /** Texts answered with 201, by id. */
  readonly #acknowledged = new Map<string, string>();
  /** Sent since fsync is lost. */
  readonly #unsynced = new Set<string>();
  /** Lost by a disk that had not written them. */
  readonly #lostByDisk = new Set<string>();
  #lostSyncs = 0;
  /** Older enquiries may be gone once they are mailed. */
  #purgedBefore = 0;

  constructor(chance: Chance, base: string, clock: Clock) {
    this.#chance = chance;
    this.#base = base;
    this.#clock = clock;
    this.#mail = new SimulatedMail(chance);
    this.#disk = this.#newDisk();
    if (chance.below(8) > 0) this.#disk.fill(emptyStore(base));
    this.#start();
  }

  async run(): Promise<Outcome> {
    for (let events = 6 + this.#chance.below(14); events > 0; events -= 1) {
      await this.#event();
      if (this.#disk.isDead) await this.#restart();
    }
    if (this.#chance.below(8) === 0) await this.#deleted();
    else await this.#settle();
    return {
      acknowledged: this.#acknowledged.size,
      crashes: this.#lives - 1,
      mailed: this.#mail.taken.size,
      lostSyncs: this.#lostSyncs,
    };
  }

  async #event(): Promise<void> {
    const chance = this.#chance.below(100);
    if (chance < 30) return this.#send(this.#newEnquiry());
    if (chance < 40) return this.#send(this.#known());
    if (chance < 44) return this.#send({ ...this.#known(), message: "other words" });
    if (chance < 62) return void (await this.#clock.advance(this.#chance.pick(STEPS_MS)));
    if (chance < 64) return this.#clock.setBack(this.#chance.below(48) * HOUR_MS);
    if (chance < 74) return this.#mail.change();
    if (chance < 82) return this.#disk.plan("crash");
    if (chance < 84) return this.#loseSyncs();
    if (chance < 88) return this.#disk.plan(this.#chance.pick(["error before", "error after"]));
    if (chance < 90) return this.#disk.crash();
    if (chance < 92) return this.#restart();
    if (chance < 95) return this.#disk.limit(this.#chance.below(2) === 0);
    if (chance < 97) return this.#moved();
    if (chance < 98) return this.#ask((store) => store.resend(this.#known().id, Date.now()));
    if (chance < 99) return this.#ask((store) => store.check());
    this.#purgedBefore = Math.max(this.#purgedBefore, Date.now() - 10 * MINUTE_MS);
    return this.#ask(async (store) => {
      await store.purge(Date.now() - 10 * MINUTE_MS, false);
      await store.erase();
    });
  }

  #newEnquiry(): NewEnquiry {
    const digits = Array.from({ length: 32 }, () => this.#chance.below(16).toString(16)).join("");
    const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    const message = "Stone. ".repeat(1 + this.#chance.below(700)).trim();
    const enquiry = anEnquiry({ id, message, receivedAt: Date.now() });
    this.#offered.push(enquiry);
    return enquiry;
  }

  #known(): NewEnquiry {
    return this.#offered.length === 0 ? this.#newEnquiry() : this.#chance.pick(this.#offered);
  }

  /** As a request does: what resolves is acknowledged, what rejects is answered with 503. */
  async #send(enquiry: NewEnquiry): Promise<void> {
    const drawNumber = () => String(10_000_000 + this.#chance.below(90_000_000));
    const receipt = this.#chance.below(2) === 0 ? enquiry.email : null;
    // What is answered with 503 may be written, and mailed, all the same.
    if (!this.#acknowledged.has(enquiry.id) || this.#mayBeGone(enquiry.id)) this.#unsynced.add(enquiry.id);
    const added = await this.#store.add(enquiry, receipt, { drawNumber }).catch(() => null);
    if (added === null || added.result === "other") return;
    const before = this.#acknowledged.get(enquiry.id);
    if (before !== undefined && before !== enquiry.message && !this.#mayBeGone(enquiry.id))
      throw new Error(`${enquiry.id} was acknowledged with two texts`);
    this.#acknowledged.set(enquiry.id, enquiry.message);
    this.#outbox.wake();
  }

  async #ask(work: (store: EnquiryStore) => Promise<unknown>): Promise<void> {
    await work(this.#store).catch(() => {});
  }

  /** The disk goes on without fsync. */
  #loseSyncs(): void {
    if (this.#disk.losesSyncs) return;
    this.#unsynced.clear();
    this.#disk.loseSyncs();
  }

  /** The folder is renamed for a while: what was acknowledged then would be lost. */
  async #moved(): Promise<void> {
    if (this.#disk.isDead) return;
    this.#disk.calm();
    const { folder } = this.#disk;
    renameSync(folder, `${folder}-moved`);
    await this.#refuses();
    renameSync(`${folder}-moved`, folder);
  }

  async #deleted(): Promise<void> {
    this.#disk.calm();
    const ends = this.#chance.pick([["", "-wal", "-shm"], ["-wal"], [""], ["-shm"]]);
    for (const end of ends) rmSync(sqliteFile(this.#disk.folder) + end);
    await this.#refuses();
    await this.#stop();
  }

  async #refuses(): Promise<void> {
    const before = this.#acknowledged.size;
    const mailed = this.#mail.taken.size;
    for (let enquiry = 0; enquiry < 2; enquiry += 1) await this.#send(this.#newEnquiry());
    if (this.#acknowledged.size > before) throw new Error("acknowledged although the files are not there");
    await this.#clock.advance(20_000);
    if (this.#mail.taken.size > mailed + 1) throw new Error("mailed on although the files are not there");
  }

  /** What was mailed and is old is deleted by `purge`. */
  #mayBeGone(id: string): boolean {
    const enquiry = this.#offered.find((offered) => offered.id === id);
    return enquiry !== undefined && enquiry.receivedAt < this.#purgedBefore && this.#mail.taken.has(id);
  }

  #newDisk(): SimulatedDisk {
    this.#lives += 1;
    return new SimulatedDisk(join(this.#base, String(this.#lives)), this.#chance);
  }

  /** Opens the store as a start does, again after a crash or failure. */
  #start(): void {
    for (;;) {
      try {
        this.#store = openSqliteStore(this.#disk.folder, this.#disk.open);
        break;
      } catch (error) {
        if (String(error).includes("damaged")) throw error;
        if (this.#disk.isDead) this.#next();
      }
    }
    const disk = this.#disk;
    this.#outbox = startOutbox({
      store: this.#store,
      send: this.#mail.sender(() => disk.isDead),
      log: QUIET,
      pace: { look: HOUR_MS },
    });
  }

  /** Starts a new life with what a crash left. */
  #next(): void {
    if (this.#disk.losesSyncs) {
      for (const id of this.#unsynced) {
        this.#acknowledged.delete(id);
        this.#lostByDisk.add(id);
      }
      this.#lostSyncs += 1;
    }
    const next = this.#newDisk();
    this.#disk.leaveTo(next.folder);
    this.#disk = next;
  }

  async #stop(): Promise<void> {
    const stopped = this.#outbox.stop();
    await this.#clock.advance(STOP_MS);
    await stopped;
    await this.#store.close();
  }

  async #restart(): Promise<void> {
    await this.#stop();
    if (this.#disk.isDead) this.#next();
    this.#start();
  }

  /** After all repairs everything acknowledged must be there, and everything there mailed. */
  async #settle(): Promise<void> {
    this.#disk.calm();
    this.#disk.limit(false);
    this.#mail.mend();
    const last = this.#newEnquiry();
    await this.#send(last);
    if (!this.#acknowledged.has(last.id)) throw new Error("refused although all is mended");
    if (this.#chance.below(2) === 0) this.#disk.crash();
    await this.#restart();
    for (const { enquiry, mails } of await this.#store.list())
      if (mails.some(({ state }) => state === "failed")) await this.#store.resend(enquiry.id, Date.now());
    for (let hour = 0; hour < 3; hour += 1) await this.#clock.advance(HOUR_MS);
    const kept = new Map((await this.#store.list()).map((record) => [record.enquiry.id, record]));
    for (const [id, message] of this.#acknowledged) {
      const text = kept.get(id)?.enquiry.message;
      if (text === undefined ? !this.#mayBeGone(id) : text !== message) throw new Error(`${id} is lost`);
    }
    for (const id of this.#mail.taken)
      if (!kept.has(id) && !this.#mayBeGone(id) && !this.#lostByDisk.has(id))
        throw new Error(`${id} was mailed and is not kept`);
    for (const [id, { mails }] of kept)
      if (!this.#mail.taken.has(id) || mails.find(({ kind }) => kind === "notice")?.state !== "sent")
        throw new Error(`${id} is not mailed`);
    await this.#stop();
    const integrity = integrityOf(this.#disk.folder);
    if (integrity !== "ok") throw new Error(`the database is damaged: ${integrity}`);
  }
}
