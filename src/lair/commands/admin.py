"""``lair admin``: what the operator of a server can look up and do. Every act is written into the audit log."""

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from lair.commands.options import Command, Database, Group, Language, number, say, whole_number
from lair.errors import OptionError

admin_app = typer.Typer(cls=Group, no_args_is_help=True, help=say("help-admin"))

PersonId = Annotated[str, typer.Argument(help=say("help-admin-person"), metavar="PERSON")]
Why = Annotated[str, typer.Option("--why", help=say("help-admin-why"), metavar="TEXT")]
TABLE_STATUSES = ("open", "playing", "over", "closed", "aside")


@contextlib.contextmanager
def operator(database: str) -> Iterator[Any]:
    """The operator of a database."""
    from lair.server.admin import Admin
    from lair.server.settings import Settings

    admin = Admin(Settings(database=database).url)
    try:
        yield admin
    finally:
        admin.close()


def show_rows(rows: list[dict[str, Any]], columns: tuple[str, ...]) -> None:
    """One line for each, with tabs between columns, for eyes and for other programs; times are in UTC."""
    typer.echo("\t".join(columns))
    for row in rows:
        typer.echo("\t".join(told(name, row[name]) for name in columns))


def told(name: str, value: Any) -> str:
    if isinstance(value, float):
        return "" if not value else datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    return "" if value is None else " ".join(str(value).split())


@admin_app.command("people", cls=Command, help=say("help-admin-people"))
def admin_people(
    text: Annotated[str, typer.Argument(help=say("help-admin-text"), metavar="[TEXT]")] = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    with operator(database) as admin:
        show_rows(admin.people(text), ("id", "name", "came", "seen", "banned_until"))


@admin_app.command("tables", cls=Command, help=say("help-admin-tables"))
def admin_tables(
    status: Annotated[
        str | None, typer.Option("--status", help=say("help-admin-status", statuses=", ".join(TABLE_STATUSES)))
    ] = None,
    database: Database = "",
    lang: Language = None,
) -> None:
    if status is not None and status not in TABLE_STATUSES:
        raise OptionError("table-status", status=status, statuses=", ".join(TABLE_STATUSES))
    with operator(database) as admin:
        rows = admin.tables(status)
        for row in rows:
            row["people"] = ", ".join(seat["name"] for seat in row["summary"]["seats"] if seat["name"])
        show_rows(rows, ("id", "game", "status", "private", "touched", "people"))


@admin_app.command("reports", cls=Command, help=say("help-admin-reports"))
def admin_reports(
    everything: Annotated[bool, typer.Option("--all", help=say("help-admin-all"))] = False,
    database: Database = "",
    lang: Language = None,
) -> None:
    with operator(database) as admin:
        rows = admin.reports(everything)
        show_rows(rows, ("id", "at", "reason", "of", "other", "by", "person", "table_id", "settled", "text"))


@admin_app.command("log", cls=Command, help=say("help-admin-log"))
def admin_log(database: Database = "", lang: Language = None) -> None:
    with operator(database) as admin:
        show_rows(admin.log(), ("at", "operator", "action", "subject", "note"))


@admin_app.command("rename", cls=Command, help=say("help-admin-rename"))
def admin_rename(
    person: PersonId,
    name: Annotated[str, typer.Argument(help=say("help-admin-name"), metavar="NAME")],
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    with operator(database) as admin:
        typer.echo(say("admin-renamed", person=person, name=admin.rename(person, name, why)))


@admin_app.command("ban", cls=Command, help=say("help-admin-ban"))
def admin_ban(
    person: PersonId,
    days: Annotated[int | None, whole_number("--days", None, 1, 36500, "help-admin-days")] = None,
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    with operator(database) as admin:
        admin.ban(person, days, why)
    typer.echo(say("admin-banned", person=person))


@admin_app.command("unban", cls=Command, help=say("help-admin-unban"))
def admin_unban(person: PersonId, why: Why = "", database: Database = "", lang: Language = None) -> None:
    with operator(database) as admin:
        admin.unban(person, why)
    typer.echo(say("admin-unbanned", person=person))


@admin_app.command("close", cls=Command, help=say("help-admin-close"))
def admin_close(
    table: Annotated[str, typer.Argument(help=say("help-admin-table"), metavar="TABLE")],
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    with operator(database) as admin:
        admin.close_table(table, why)
    typer.echo(say("admin-closed", table=table))


@admin_app.command("settle", cls=Command, help=say("help-admin-settle"))
def admin_settle(
    report: Annotated[
        int, typer.Argument(parser=number("REPORT", 1, 2**31 - 1), help=say("help-admin-report"), metavar="REPORT")
    ],
    why: Why = "",
    database: Database = "",
    lang: Language = None,
) -> None:
    with operator(database) as admin:
        admin.settle(report, why)
    typer.echo(say("admin-settled", report=report))
